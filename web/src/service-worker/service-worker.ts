/// <reference lib="webworker" />
import { referenceCache } from '../product.ts';
import {
  type AppFile,
  appCache,
  appPath,
  keepFiles,
  keptFile,
  keptFiles,
  removeOtherFiles,
} from './app-files.ts';
import { isKeptList, listFor } from './kept-lists.ts';
import type { WorkerRequest } from './messages.ts';

declare const self: ServiceWorkerGlobalScope;

/** Replaced by the build. */
declare const filesOfBuild: readonly AppFile[];

/** Every file of this version of the app. */
const appFiles = filesOfBuild;

// A version takes over only when all its files are kept. Until then the version before stays whole.
self.addEventListener('install', (event) => event.waitUntil(keepFiles(appFiles)));

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

self.addEventListener('message', (event) => {
  const request: WorkerRequest = event.data;
  if (request === 'activate') event.waitUntil(self.skipWaiting());
  if (request === 'keep') event.waitUntil(keep());
  if (request === 'count') {
    event.waitUntil(keptFiles(appFiles).then((counted) => event.ports[0]?.postMessage(counted)));
  }
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin } = self.location;
  if (isKeptList(request, origin)) {
    event.respondWith(listFor(request, (work) => event.waitUntil(work)));
    return;
  }
  const path = appPath(request, origin);
  if (path === undefined) return;
  event.respondWith(keptFile(appFiles, path).then((kept) => kept ?? fetch(request)));
});

async function takeOver(): Promise<void> {
  await self.clients.claim();
  // The caches of Oryx 0.2.
  const others = (await caches.keys()).filter((name) => name !== appCache && name !== referenceCache);
  await Promise.all(others.map((name) => caches.delete(name)));
}

async function keep(): Promise<void> {
  await keepFiles(appFiles);
  await removeOtherFiles(appFiles, isAlone);
}

/** Returns whether no other version needs its files: none is arriving or waiting, and no other tab may still run one. */
async function isAlone(): Promise<boolean> {
  const { installing, waiting } = self.registration;
  if (installing || waiting) return false;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.length <= 1;
}
