const references = [
  'Namibia Standard Treatment Guidelines and Essential Medicines List, 6th edition, 2017.',
  'Ministry of Health and Social Services, Namibia. Standard Treatment Guidelines, 2nd edition.',
  'Ministry of Health and Social Services, Namibia. Namibia Essential Medicines List (Nemlist), 7th edition.',
  'National Department of Health, South Africa. Standard Treatment Guidelines and Essential Medicines List: Hospital Level, Adults, 5th edition, 2019.',
  'World Health Organization. WHO Model List of Essential Medicines, 23rd list, 2023.',
  'American Heart Association. Guidelines for Cardiopulmonary Resuscitation and Emergency Cardiovascular Care. Circulation 2020;142(16 Suppl 2).',
  'Resuscitation Council UK. Resuscitation Guidelines, 2021.',
];

/** Publications behind the medications, with acknowledgements. */
export function MedicationReferences() {
  return (
    <div className="flex flex-col gap-4 border-line border-t pt-4">
      <section aria-labelledby="medication-references" className="flex flex-col gap-2">
        <h2 id="medication-references" className="font-bold text-lg">
          References
        </h2>
        <p className="text-ink-muted text-sm">
          The publications that this list is built around. Each medication names its own sources, and how far
          they were read.
        </p>
        <ol aria-labelledby="medication-references" className="list-decimal space-y-1 pl-6 text-sm">
          {references.map((reference) => (
            <li key={reference}>{reference}</li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="medication-acknowledgments" className="flex flex-col gap-2">
        <h2 id="medication-acknowledgments" className="font-bold text-lg">
          Acknowledgments
        </h2>
        <p className="text-sm">
          Oryx thanks the ministries of health, resuscitation councils, medicine regulators and authors whose
          published work it rests on. None of them has checked or endorsed Oryx. Follow the protocol of your
          service, and read the label before every dose.
        </p>
      </section>
    </div>
  );
}
