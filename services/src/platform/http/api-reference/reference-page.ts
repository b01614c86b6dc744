/**
 * The page of the HTTP reference. Its script is in a separate file, as the content policy requires.
 */
export const REFERENCE_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Foyer API</title>
    <link rel="stylesheet" href="/api/docs/ui/swagger-ui.css" />
    <link rel="icon" type="image/png" href="/api/docs/ui/favicon-32x32.png" />
  </head>
  <body>
    <p style="margin: 1rem 1.5rem; font-family: sans-serif">
      HTTP calls. <a href="/api/docs/realtime">Realtime messages</a> have a page of their own.
    </p>
    <div id="reference"></div>
    <script src="/api/docs/ui/swagger-ui-bundle.js"></script>
    <script src="/api/docs/reference.js"></script>
  </body>
</html>
`;

/** Starts the reference in the page. */
export const REFERENCE_SCRIPT = `SwaggerUIBundle({
  url: '/api/docs/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'none',
  persistAuthorization: false,
  validatorUrl: null,
});
`;
