/**
 * A small kiosk page: it keeps its call in the browser's storage, hashes its camera, and obeys
 * the agent. A word of the microcontroller makes it fail as real pages fail. A camera that no new
 * track helps is one without a call, since the agent never reloads a page during a call.
 */
export const kioskPage = `<!doctype html><title>Kiosk</title><h1>Welcome</h1><script type="module">
const kept = sessionStorage.agent ?? location.hash.slice(1);
sessionStorage.agent = kept;
history.replaceState(null, '', location.pathname);
const { agent, monitoring } = Object.fromEntries(new URLSearchParams(kept));
let call = localStorage.call;
let stream = await navigator.mediaDevices.getUserMedia({ video: { width: 320, height: 240 } });
const canvas = new OffscreenCanvas(32, 24);
const paint = canvas.getContext('2d', { willReadFrequently: true });
const video = document.createElement('video');
video.muted = true;
const show = async () => { video.srcObject = stream; await video.play(); };
await show();
let frozen = false, stubborn = false;
let last = '0000000000000000';
const frame = () => {
  if (frozen) return last;
  paint.drawImage(video, 0, 0, 32, 24);
  let hash = 5381;
  for (const byte of paint.getImageData(0, 0, 32, 24).data) hash = (hash * 33 + byte) >>> 0;
  const count = video.getVideoPlaybackQuality().totalVideoFrames;
  return (last = [hash, count].map((part) => part.toString(16).padStart(8, '0')).join(''));
};
const parts = { participantProperties: true, participantList: true, callStreams: true, callList: true, joiner: true };
const heartbeat = () => ({
  clientStatus: 'IN_CALL', errorNote: null, clientDataId: call, queueId: null, queueHasContent: true, callId: stubborn ? null : call, call: parts,
  frames: [{ source: 'userCam', hash: frame() }],
  userCamera: null, docCamera: null, cameras: ['Fake camera'], appTitle: call,
});
const socket = new WebSocket('ws://127.0.0.1:' + monitoring + '/', ['foyer.local.v1', 'foyer.secret.' + agent]);
socket.onopen = () => setInterval(() => call && socket.send(JSON.stringify({ type: 'kioskHeartbeat', payload: heartbeat() })), 300);
socket.onmessage = async ({ data }) => {
  const { type, payload } = JSON.parse(data);
  if (type === 'agentWelcome') call = localStorage.call ??= payload.callId ?? crypto.randomUUID();
  if (type === 'restartTrack' && !stubborn) {
    for (const track of stream.getTracks()) track.stop();
    stream = await navigator.mediaDevices.getUserMedia({ video: true });
    await show();
    // A word that came meanwhile counts.
    frozen = stubborn;
  }
  // The microcontroller's letters stand for what goes wrong.
  if (type === 'serialMessage' && payload.letters === 'FREEZE') frozen = true;
  if (type === 'serialMessage' && payload.letters === 'STUBBORN') frozen = stubborn = true;
  if (type === 'serialMessage' && payload.letters === 'HANG') for (;;);
};
</script>`;
