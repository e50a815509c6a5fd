/** What reads the codes in the picture of a video. */
type ReadFrame = (video: HTMLVideoElement) => Promise<readonly string[]>;

interface Detector {
  detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats: () => Promise<readonly string[]>;
}

/**
 * Opens the camera on the back of the phone. Rejects with an Error whose message says what to do.
 */
export async function openCamera(): Promise<MediaStream> {
  // Only a page with HTTPS has it.
  if (!navigator.mediaDevices)
    throw new Error('The browser gives no camera to this page. Paste the text of the codes instead.');
  try {
    return await navigator.mediaDevices.getUserMedia({
      video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
    });
  } catch (error) {
    const isDenied = error instanceof Error && error.name === 'NotAllowedError';
    throw new Error(
      isDenied
        ? 'The camera is not allowed. Allow it for this page in the settings of the browser, or paste the text of the codes.'
        : 'The camera does not start. Another app may be using it. Close that one, or paste the text of the codes.',
    );
  }
}

/** Returns what reads codes here: the browser itself, or a library that is loaded only then. */
export async function frameReader(): Promise<ReadFrame> {
  const Native = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  const formats = await Native?.getSupportedFormats().catch((): readonly string[] => []);
  if (Native && formats?.includes('qr_code')) {
    const detector = new Native({ formats: ['qr_code'] });
    return async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue);
  }
  const { decodeQR } = await import('qr/decode.js');
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const side = Math.min(video.videoWidth, video.videoHeight);
    if (!context || side === 0) return [];
    // The middle of the picture, where the code is held.
    Object.assign(context.canvas, { width: side, height: side });
    context.drawImage(video, (side - video.videoWidth) / 2, (side - video.videoHeight) / 2);
    try {
      return [decodeQR(context.getImageData(0, 0, side, side))];
    } catch {
      // It throws for each picture without a code.
      return [];
    }
  };
}
