import { expect, it, vi } from 'vitest';
import { frameReader } from './camera.ts';

const video = document.createElement('video');

/** Stubs the detector of the browser. Returns the options of each one that is made, which grow. */
function stubDetector(getSupportedFormats: () => Promise<readonly string[]>): unknown[] {
  const made: unknown[] = [];
  class Detector {
    static getSupportedFormats = getSupportedFormats;
    constructor(options: unknown) {
      made.push(options);
    }
    detect = async () => [{ rawValue: 'one' }, { rawValue: 'two' }];
  }
  vi.stubGlobal('BarcodeDetector', Detector);
  return made;
}

it('codes are read by the browser where it can read them', async () => {
  const made = stubDetector(async () => ['aztec', 'qr_code']);
  expect(await (await frameReader())(video)).toEqual(['one', 'two']);
  expect(made).toEqual([{ formats: ['qr_code'] }]);
});

it.each([
  ['its detector reads no QR codes', async () => ['ean_13']],
  ['its detector fails', () => Promise.reject(new Error('no'))],
])('codes are read by a library where %s', async (_, getSupportedFormats) => {
  const made = stubDetector(getSupportedFormats);
  // A video without a picture has no code.
  expect(await (await frameReader())(video)).toEqual([]);
  expect(made).toEqual([]);
});

it('codes are read by a library where the browser has no detector', async () => {
  expect(await (await frameReader())(video)).toEqual([]);
});
