import { BASE } from './colours.js';

/** From this width on the panel leaves the site in sight; narrower screens it fills. */
const WIDE = '(min-width:640px) and (min-height:480px)';

/** The panel: on a phone the whole screen, else at the edge; small, it lies over the site. */
export const PANEL_CSS = `${BASE}
dialog{position:fixed;inset:0;width:100%;height:100%;height:100dvh;max-width:none;max-height:none;margin:0;padding:0;border:0;background:var(--surface);color:var(--ink);overflow:hidden;z-index:2147483001}
dialog[open]{display:flex;flex-direction:column}
dialog::backdrop{background:#0008}
.head{display:flex;align-items:center;gap:8px;padding:8px 8px 8px 16px;border-bottom:1px solid var(--hairline)}
h2{flex:1;min-width:0;margin:0;font-size:16px;font-weight:600}
.head button{display:grid;place-items:center;width:44px;padding:0;border-color:transparent}
.main{position:relative;flex:1;min-height:0}
iframe{position:absolute;inset:0;width:100%;height:100%;border:0}
p{margin:0;font-size:14px;color:var(--inkSoft)}
.blank{padding:8px 16px;animation:appear 0s 5s backwards}
.blank a{color:var(--accent)}
@keyframes appear{from{visibility:hidden;position:absolute}}
[hidden]{display:none!important}
.question{position:absolute;inset:0;display:grid;place-content:center;gap:16px;padding:24px;background:var(--surface)}
.question h3{margin:0;font-size:20px}
.answers{display:flex;flex-wrap:wrap;gap:8px}
.first{background:var(--accent);color:var(--onAccent);border-color:transparent}
.back{position:absolute;inset:0;width:100%;height:100%;border-radius:0;background:none;color:var(--onAccent);border:0;display:grid;place-items:end stretch;padding:0;font-weight:600}
.back span{display:grid;place-items:center;height:44px;background:var(--accent)}
.small{inset:auto 16px 16px auto;width:min(320px,calc(100vw - 32px));height:min(304px,calc(100vh - 32px));border:1px solid var(--hairline);border-radius:16px;box-shadow:0 8px 32px #0006}
.small iframe{height:calc(100% - 44px)}
@media ${WIDE}{
.large{inset:auto 16px 16px auto;width:min(460px,calc(100vw - 32px));height:min(760px,calc(100dvh - 32px));border-radius:16px;border:1px solid var(--hairline);box-shadow:0 8px 32px #0006}
.in-call.large{width:min(960px,calc(100vw - 32px))}
}
@media(prefers-reduced-motion:no-preference){.large{animation:rise .2s ease-out}@keyframes rise{from{transform:translateY(16px);opacity:0}}}
`;
