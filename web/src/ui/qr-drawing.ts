import { encodeQR } from 'qr';

/** A QR code as a drawing: its size in squares with the quiet zone around it, and the path of its dark squares. */
export interface QrDrawing {
  readonly size: number;
  readonly path: string;
}

/** White squares around a code, as ISO/IEC 18004 asks for. */
const quietZone = 4;

/** Returns the drawing of a code. The lowest correction is enough from screen to camera, and keeps the squares large. */
export function qrDrawing(text: string): QrDrawing {
  const squares = encodeQR(text, 'raw', { ecc: 'low', border: quietZone });
  const path = squares.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return { size: squares.length, path: path.join('') };
}
