// The script of Foyer comes when it comes; events of the document need not wait for it.
const events = document.querySelector('#events');
for (const name of ['open', 'ring', 'in-call', 'ended', 'small', 'large', 'close']) {
  document.addEventListener(`foyer:${name}`, ({ detail }) => {
    const line = document.createElement('li');
    line.textContent = `${name} at ${detail.portal}`;
    events.append(line);
  });
}

document.querySelector('#own').addEventListener('click', () => {
  window.Foyer?.open('reception');
});
