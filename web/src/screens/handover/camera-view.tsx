import { useEffect, useEffectEvent, useRef } from 'react';
import { frameReader, openCamera } from './camera.ts';

/** Time in ms between two pictures that are searched for codes. */
const betweenFrames = 120;

interface CameraViewProps {
  readonly onText: (text: string) => void;
  /** Called with a sentence that says what to do. */
  readonly onFailure: (message: string) => void;
}

/** The picture of the camera, which is searched for codes while it is shown. It goes nowhere else. */
export function CameraView({ onText, onFailure }: CameraViewProps) {
  const view = useRef<HTMLVideoElement>(null);
  const found = useEffectEvent(onText);
  const failed = useEffectEvent(onFailure);
  useEffect(() => {
    let isOpen = true;
    let stream: MediaStream | undefined;
    const run = async (video: HTMLVideoElement) => {
      stream = await openCamera();
      const readFrame = await frameReader();
      if (!isOpen) return;
      video.srcObject = stream;
      await video.play();
      while (isOpen) {
        const texts = await readFrame(video);
        if (isOpen) texts.forEach(found);
        await new Promise((resolve) => setTimeout(resolve, betweenFrames));
      }
    };
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    if (view.current)
      void run(view.current)
        .catch((error: unknown) => isOpen && failed(error instanceof Error ? error.message : String(error)))
        // A camera that opens after the view is gone would stay on.
        .finally(stop);
    return () => {
      isOpen = false;
      stop();
    };
  }, []);
  return (
    <video
      ref={view}
      muted
      playsInline
      aria-label="Picture of the camera"
      className="mx-auto w-full max-w-md rounded-card border border-line"
    />
  );
}
