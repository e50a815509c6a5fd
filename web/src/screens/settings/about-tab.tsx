import { productName, supportEmail } from '../../product.ts';
import { Card } from '../../ui/card.tsx';

/** About Oryx, its sources, and its support address. */
export function AboutTab() {
  return (
    <div className="flex flex-col gap-4">
      <Card className="flex flex-col gap-3">
        <h2 className="font-semibold text-lg">About {productName}</h2>
        <p>
          {productName} is a clinical reference for doctors, nurses, paramedics and emergency care
          practitioners in southern Africa, with Namibia first in mind. It is made for use at the bedside and
          on the road.
        </p>
        <p>
          The calculators work on this device. What you enter into them is not stored and not sent, and they
          open without a connection once {productName} has been opened on this device. A patient in hand, if
          you set one, stays on this device and is sent only with a question to Remi.
        </p>
        <p>
          Results are for education and decision support only. They do not replace clinical judgment, local
          protocols or the advice of a senior colleague.
        </p>
      </Card>
      <Card className="flex flex-col gap-3">
        <h2 className="font-semibold text-lg">Acknowledgments</h2>
        <p>
          {productName} follows the published work of the authors of each score, named with its reference on
          the score's page, and of the Namibian Ministry of Health and Social Services and the Resuscitation
          Council of Southern Africa.
        </p>
        <p>
          {productName} is built on free software.{' '}
          <a href="/third-party-licences.txt" className="font-medium text-accent-ink underline">
            Its licences
          </a>{' '}
          name the authors.
        </p>
      </Card>
      <Card className="flex flex-col gap-3">
        <h2 className="font-semibold text-lg">Support</h2>
        <p>
          Questions, errors and wishes:{' '}
          <a href={`mailto:${supportEmail}`} className="font-medium text-accent-ink underline">
            {supportEmail}
          </a>
        </p>
      </Card>
    </div>
  );
}
