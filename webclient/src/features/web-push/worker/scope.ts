/** A page of this origin, as a service worker sees it. */
export interface Page {
  readonly url: string;
  readonly visibilityState: string;
  readonly focused: boolean;
  readonly focus: () => Promise<unknown>;
  readonly postMessage: (message: PageMessage) => void;
}

/** A message of the service worker to a page. */
export type PageMessage =
  | { readonly type: 'foyer-notice'; readonly path: string; readonly isRing: boolean }
  | { readonly type: 'foyer-push-changed' };

/** A notice that is shown. */
export interface ShownNotice {
  readonly title: string;
  readonly data: unknown;
  readonly close: () => void;
}

export interface LastingEvent {
  readonly waitUntil: (work: Promise<unknown>) => void;
}
export interface PushEvent extends LastingEvent {
  readonly data: { readonly json: () => unknown } | null;
}
export interface PressEvent extends LastingEvent {
  readonly notification: ShownNotice;
}
export interface ChangeEvent extends LastingEvent {
  readonly oldSubscription?: { readonly options: unknown } | null;
}

/** The parts of a service worker that notices need; the types of pages have none. */
export interface WorkerScope {
  readonly registration: {
    readonly scope: string;
    readonly pushManager: {
      readonly subscribe: (options: unknown) => Promise<unknown>;
      readonly getSubscription: () => Promise<{ readonly endpoint: string } | null>;
    };
    readonly getNotifications: (of: { readonly tag?: string }) => Promise<readonly ShownNotice[]>;
    readonly showNotification: (title: string, options: object) => Promise<void>;
  };
  readonly clients: {
    readonly matchAll: (options: object) => Promise<readonly Page[]>;
    readonly openWindow: (url: string) => Promise<unknown>;
  };
  readonly navigator: {
    readonly setAppBadge?: (count: number) => Promise<void>;
    readonly clearAppBadge?: () => Promise<void>;
  };
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: PressEvent) => void): void;
  addEventListener(type: 'pushsubscriptionchange', listener: (event: ChangeEvent) => void): void;
}
