// A link, because the build loads code without waiting for styles. It is fetched with the screen.
import printStyles from './print.css?url';

/** The styles of a printed sheet, which stands alone on its paper: what carries `data-printed`. */
export function PrintStyles() {
  // Unit tests have no styles.
  return printStyles === '' ? null : <link rel="stylesheet" href={printStyles} media="print" />;
}
