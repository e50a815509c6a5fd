import { useMemo } from 'react';
import { qrDrawing } from './qr-drawing.ts';

interface QrCodeProps {
  readonly text: string;
  /** What the code is, for a screen reader. */
  readonly label: string;
}

/** A QR code, as wide as its place. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => qrDrawing(text), [text]);
  // Black on white in every theme, because cameras expect it.
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto w-full max-w-md"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
