/**
 * An error: the HTTP status it is answered with and what it says to people. `{name}` is filled from
 * details.
 */
export interface Rejection {
  readonly status:
    | 202
    | 400
    | 401
    | 403
    | 404
    | 405
    | 408
    | 409
    | 410
    | 413
    | 415
    | 416
    | 422
    | 429
    | 431
    | 500
    | 503;
  readonly en: string;
  readonly de: string;
}
