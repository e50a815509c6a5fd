import Stethoscope from 'lucide-react/icons/stethoscope';
import { productName } from '../product.ts';

/**
 * The full screen while the sign-in state loads. index.html contains the same markup for the time before the
 * app runs.
 */
export function Splash() {
  return (
    <div className="splash" role="status">
      <Stethoscope aria-hidden />
      <p className="splash-name">{productName}</p>
      <p>Loading...</p>
    </div>
  );
}
