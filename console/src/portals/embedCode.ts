/** The line that a company writes into its own page; a short link holds no character to escape. */
export const embedCode = (shortlink: string, origin: string = location.origin): string =>
  `<script src="${origin}/embed.js" data-portal="${shortlink}" async></script>`;

/** The addresses that the policy of such a page has to allow, where it has one. */
export const embedPolicy = (origin: string = location.origin): string =>
  `Content-Security-Policy: script-src ${origin}; frame-src ${origin}; connect-src ${origin}`;
