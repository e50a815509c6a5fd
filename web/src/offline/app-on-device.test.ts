import { beforeEach, describe, expect, it, vi } from 'vitest';

/** A service worker of the browser, as far as a page sees it. */
class StubWorker {
  onstatechange: (() => void) | null = null;
  readonly told: unknown[] = [];
  state: ServiceWorkerState;

  constructor(state: ServiceWorkerState = 'installing') {
    this.state = state;
  }

  postMessage(request: unknown, [port]: MessagePort[]) {
    this.told.push(request);
    port?.postMessage({ kept: 71, of: 133, bytes: 900 });
  }

  become(state: ServiceWorkerState) {
    this.state = state;
    this.onstatechange?.();
  }
}

interface StubRegistration {
  installing: StubWorker | null;
  waiting: StubWorker | null;
  active: StubWorker | null;
  onupdatefound?: () => void;
  update: () => Promise<void>;
}

let registration: StubRegistration;
let register: ReturnType<typeof vi.fn>;
let device: typeof import('./app-on-device.ts');

beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  registration = { installing: null, waiting: null, active: null, update: vi.fn(async () => undefined) };
  register = vi.fn(async () => registration);
  const container = Object.assign(new EventTarget(), { register, getRegistration: async () => registration });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  // Each test begins a visit, and ends it.
  vi.resetModules();
  device = await import('./app-on-device.ts');
  const added = [window, document].map((target) => [target, vi.spyOn(target, 'addEventListener')] as const);
  return () => {
    for (const [target, { mock }] of added)
      for (const [type, listener] of mock.calls) target.removeEventListener(type, listener);
    Reflect.deleteProperty(navigator, 'serviceWorker');
  };
});

const settle = () => vi.advanceTimersByTimeAsync(0);

async function visit() {
  device.keepApp();
  await settle();
}

/** Lets the browser find a new version, which fetches its files. */
function find(): StubWorker {
  const worker = new StubWorker();
  registration.installing = worker;
  registration.onupdatefound?.();
  return worker;
}

function install(worker: StubWorker) {
  registration.installing = null;
  registration.waiting = worker;
  worker.become('installed');
}

describe('keeping the app', () => {
  it('fetches what is missing of a version that is there', async () => {
    registration.active = new StubWorker('activated');
    await visit();
    expect(registration.active.told).toEqual(['keep']);
  });

  it('tries again after a first visit that was cut, later and later', async () => {
    registration.installing = new StubWorker();
    await visit();
    const failing = registration.installing;
    registration.installing = null;
    failing?.become('redundant');
    await vi.advanceTimersByTimeAsync(9_000);
    expect(register).toHaveBeenCalledTimes(1);
    register.mockRejectedValue(new TypeError('Failed to fetch'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(register).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(19_000);
    expect(register).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(register).toHaveBeenCalledTimes(3);
  });

  it('tries again at once when there is a connection again', async () => {
    register.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await visit();
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(register).toHaveBeenCalledTimes(2);
  });

  it('asks for a version again whose files did not all arrive', async () => {
    registration.active = new StubWorker('activated');
    await visit();
    const failing = find();
    registration.installing = null;
    failing.become('redundant');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(registration.update).toHaveBeenCalledTimes(1);
  });

  it('says how much of the app is kept', async () => {
    registration.installing = new StubWorker();
    await visit();
    vi.useRealTimers();
    expect(await device.filesOnDevice()).toEqual({ kept: 71, of: 133, bytes: 900 });
  });

  it('does nothing where the browser has no service workers', async () => {
    Object.defineProperty(navigator, 'serviceWorker', { value: undefined, configurable: true });
    await visit();
    expect(await device.filesOnDevice()).toBeUndefined();
  });
});

describe('a new version', () => {
  it('is announced only when all its files are kept, and takes over when it is told to', async () => {
    registration.active = new StubWorker('activated');
    await visit();
    const heard = vi.fn();
    device.onUpdateChange(heard);
    const next = find();
    expect(device.isUpdateReady()).toBe(false);
    install(next);
    expect(device.isUpdateReady()).toBe(true);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(next.told).toEqual([]);
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    device.applyUpdate();
    expect(next.told).toEqual(['activate']);
    expect(reload).not.toHaveBeenCalled();
    // The browser may have left it at that.
    vi.advanceTimersByTime(2000);
    expect(next.told).toEqual(['activate', 'activate', 'activate']);
    next.become('activated');
    vi.advanceTimersByTime(2000);
    expect(next.told).toHaveLength(3);
    navigator.serviceWorker.dispatchEvent(new Event('controllerchange'));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is announced at the next visit if it still waits', async () => {
    registration.active = new StubWorker('activated');
    registration.waiting = new StubWorker('installed');
    await visit();
    expect(device.isUpdateReady()).toBe(true);
  });

  it('is not announced on a device that had none before', async () => {
    await visit();
    install(find());
    expect(device.isUpdateReady()).toBe(false);
  });

  it('is no longer announced when another tab has let it take over', async () => {
    registration.active = new StubWorker('activated');
    await visit();
    const next = find();
    install(next);
    next.become('activated');
    expect(device.isUpdateReady()).toBe(false);
  });

  it('is looked for when an open app is shown again after an hour', async () => {
    registration.active = new StubWorker('activated');
    await visit();
    const show = () => document.dispatchEvent(new Event('visibilitychange'));
    show();
    expect(registration.update).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    show();
    expect(registration.update).toHaveBeenCalledTimes(1);
  });
});
