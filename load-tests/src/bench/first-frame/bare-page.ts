/**
 * The least that a page needs to be in a VideoRoom of Janus: it joins, publishes the camera and
 * receives the other one, speaking to Janus itself. The product is compared with it.
 */
export const BARE_PAGE = `<!doctype html><title>bare</title><video id="v" autoplay muted playsinline></video><script>
window.begin = async ({ url, secret, room, feed }) => {
  const socket = new WebSocket(url, 'janus-protocol');
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  const waiting = new Map();
  const handlers = new Map();
  let next = 0;
  const send = (message, isDone) =>
    new Promise((resolve, reject) => {
      const transaction = String(next++);
      waiting.set(transaction, { resolve, reject, isDone });
      socket.send(JSON.stringify({ transaction, apisecret: secret, ...message }));
    });
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(data);
    const waits = waiting.get(message.transaction);
    if (waits) {
      if (message.janus === 'ack' && waits.isDone !== 'ack') return;
      waiting.delete(message.transaction);
      const error = message.error ?? message.plugindata?.data?.error;
      if (error) waits.reject(new Error(JSON.stringify(error)));
      else waits.resolve(message);
    } else handlers.get(message.sender)?.(message);
  });
  const session = (await send({ janus: 'create' })).data.id;
  const attach = async () => {
    const plugin = 'janus.plugin.videoroom';
    const handle = (await send({ janus: 'attach', session_id: session, plugin })).data.id;
    const to = { session_id: session, handle_id: handle };
    return {
      id: handle,
      ask: (body, jsep) => send({ janus: 'message', ...to, body, ...(jsep ? { jsep } : {}) }),
      trickle: (candidate) => send({ janus: 'trickle', ...to, candidate: candidate ?? { completed: true } }, 'ack'),
    };
  };
  const connect = (handle) => {
    const connection = new RTCPeerConnection({ bundlePolicy: 'max-bundle' });
    connection.addEventListener('icecandidate', ({ candidate }) => handle.trickle(candidate && candidate.toJSON()));
    return connection;
  };
  const receive = async (from) => {
    const handle = await attach();
    const { jsep } = await handle.ask({ request: 'join', ptype: 'subscriber', room, streams: [{ feed: from }] });
    const connection = connect(handle);
    connection.addEventListener('track', ({ streams }) => { document.getElementById('v').srcObject = streams[0]; });
    await connection.setRemoteDescription(jsep);
    await connection.setLocalDescription();
    await handle.ask({ request: 'start' }, connection.localDescription.toJSON());
  };
  const camera = navigator.mediaDevices.getUserMedia({
    audio: true,
    video: { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 20, max: 24 } },
  });
  const handle = await attach();
  const publishers = (list) => { for (const { id } of list ?? []) receive(id); };
  handlers.set(handle.id, (message) => publishers(message.plugindata?.data?.publishers));
  const joined = await handle.ask({ request: 'join', ptype: 'publisher', room, id: feed });
  publishers(joined.plugindata.data.publishers);
  const stream = await camera;
  const connection = connect(handle);
  for (const track of stream.getTracks()) connection.addTrack(track, stream);
  await connection.setLocalDescription();
  const { jsep } = await handle.ask({ request: 'publish' }, connection.localDescription.toJSON());
  await connection.setRemoteDescription(jsep);
};
window.makeRoom = async ({ url, secret, room, adminKey }) => {
  const socket = new WebSocket(url, 'janus-protocol');
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  const ask = (message) => new Promise((resolve) => {
    socket.onmessage = ({ data }) => resolve(JSON.parse(data));
    socket.send(JSON.stringify({ transaction: 'x', apisecret: secret, ...message }));
  });
  const session_id = (await ask({ janus: 'create' })).data.id;
  const handle_id = (await ask({ janus: 'attach', session_id, plugin: 'janus.plugin.videoroom' })).data.id;
  const body = { request: 'create', admin_key: adminKey, room, videocodec: 'h264,vp8', bitrate: 800000 };
  await ask({ janus: 'message', session_id, handle_id, body });
};
</script>`;
