import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { handoverKey } from '../../../clinical/handover/handover-store.ts';
import { readSheet } from '../../../clinical/handover/sheet.ts';
import { choose, enter, openCalculator, press } from '../../../test/calculator-page.tsx';
import { stubApi } from '../../../test/stub-api.ts';

beforeEach(() => void stubApi({}));

const added = () => readSheet(localStorage.getItem(handoverKey))?.results ?? [];
const button = () => screen.queryByRole('button', { name: 'Add to handover', hidden: true });

describe('a result added to the handover', () => {
  it('says tool, figure, band, inputs with units, and the time', async () => {
    await openCalculator('map');
    expect(button()).toBeNull();
    enter('Systolic pressure', '85');
    enter('Diastolic pressure', '45');
    press('Add to handover');
    expect(added()).toEqual([
      {
        tool: 'Mean Arterial Pressure (MAP)',
        result: 'MAP 58 mmHg; Low',
        inputs: 'Systolic pressure 85 mmHg; Diastolic pressure 45 mmHg',
        caution: '',
        at: expect.any(Number),
      },
    ]);
    screen.getByRole('link', { name: 'Open the handover', hidden: true });
  });

  it('says that a score is not complete, and is none before the first answer', async () => {
    await openCalculator('curb65');
    expect(button()).toBeNull();
    choose('Confusion', 'Yes');
    press('Add to handover');
    expect(added()[0]?.result).toContain('NOT COMPLETE, 1 of 5 answered');
  });

  it('has each drug of a list with its own danger, and the danger of the patient', async () => {
    await openCalculator('post-intubation');
    choose('Patient type', 'Paediatric');
    enter('Weight', '20');
    press('Add to handover');
    const [result] = added();
    expect(result?.inputs).toContain('Weight 20 kg');
    const rows = result?.result.replaceAll('\u00a0', ' ').split('; ');
    expect(rows?.find((row) => row.startsWith('Morphine'))).toMatch(
      /^Morphine: Dose 2–40 mg, .*: Child morphine: at most 4 mg a dose \(0\.2 mg\/kg\)$/,
    );
  });
});
