import Stethoscope from 'lucide-react/icons/stethoscope';
import { productName } from '../product.ts';

/** The full screen shown while the sign-in state loads; the same stands in index.html before the app runs. */
export function Splash() {
  return (
    <div className="splash" role="status">
      <Stethoscope aria-hidden />
      <p className="splash-name">{productName}</p>
      <p>Loading...</p>
    </div>
  );
}
