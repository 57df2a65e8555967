/** What a click on the page is told about: the tab, and the frame of a menu. */
export type Tab = { id?: number; url?: string };
type Result<T> = { frameId: number; result?: T };
type Target = { tabId: number; allFrames?: boolean; frameIds?: number[] };
type Listener<Args extends unknown[]> = { addListener(listener: (...args: Args) => void): void };
export type Port = { onDisconnect: Listener<[]>; disconnect(): void };

/** The part of the browsers' interface that is used here, as both Chromium and Firefox have it. */
type Browser = {
  action: {
    setBadgeText(badge: { text: string }): Promise<void>;
    setBadgeBackgroundColor(badge: { color: string }): Promise<void>;
  };
  contextMenus: {
    create(item: { id: string; title: string; contexts: string[] }): void;
    removeAll(): Promise<void>;
    onClicked: Listener<[{ menuItemId: string | number; frameId?: number }, Tab?]>;
  };
  /** Chromium only. */
  dom?: { openOrClosedShadowRoot(element: HTMLElement): ShadowRoot | null };
  i18n: { getMessage(name: string, values?: string[]): string };
  permissions: {
    contains(asked: { origins: string[] }): Promise<boolean>;
    request(asked: { origins: string[] }): Promise<boolean>;
    remove(asked: { origins: string[] }): Promise<boolean>;
    getAll(): Promise<{ origins?: string[] }>;
  };
  runtime: {
    connect(): Port;
    onConnect: Listener<[Port]>;
    onInstalled: Listener<[{ reason: string }]>;
    openOptionsPage(): Promise<void>;
    getURL(path: string): string;
  };
  scripting: {
    executeScript(injection: { target: Target; files: string[] }): Promise<Result<unknown>[]>;
    executeScript<Args extends unknown[], T>(injection: {
      target: Target;
      func: (...args: Args) => T;
      args: Args;
    }): Promise<Result<Awaited<T>>[]>;
  };
  storage: {
    local: {
      get(names: string[]): Promise<Record<string, unknown>>;
      set(values: Record<string, unknown>): Promise<void>;
      remove(names: string[]): Promise<void>;
      clear(): Promise<void>;
      setAccessLevel?(level: { accessLevel: 'TRUSTED_CONTEXTS' }): Promise<void>;
    };
  };
  tabs: {
    query(which: { active: true; currentWindow: true }): Promise<Tab[]>;
    create(tab: { url: string }): Promise<Tab>;
  };
};

const found = globalThis as unknown as { browser?: Browser; chrome: Browser };

export const browser: Browser = found.browser ?? found.chrome;
