import { describe, expect, it } from 'vitest';
import { fibrillationTrace } from '../../../clinical/ecg/fibrillation.ts';
import { stripsOf, widePage } from '../../../clinical/ecg/paper-layout.ts';
import { ecgCases } from './ecg-cases.ts';

const [arrest, infarct] = ecgCases;

describe('the cases', () => {
  const textOf = (value: unknown) => JSON.stringify(value);

  it('ECG-01 ECG-12 the course has a shockable arrest and a STEMI, each with history, vitals and two questions', () => {
    expect(ecgCases).toHaveLength(2);
    for (const { patient, vitals, questions, inWords } of ecgCases) {
      expect(Object.keys(patient)).toEqual(expect.arrayContaining(['age', 'gender', 'presentation']));
      expect(Object.keys(vitals)).toEqual(['hr', 'bp', 'rr', 'spo2', 'gcs', 'glucose']);
      expect(questions).toHaveLength(2);
      expect(inWords.length).toBeGreaterThan(0);
    }
    expect(textOf(arrest.questions[0].correctAnswer)).toMatch(/ventricular fibrillation.*shockable/i);
    expect(textOf(infarct.questions[0].correctAnswer)).toMatch(/STEMI/);
  });

  it('ECG-01 the arrest case records 10 seconds of ventricular fibrillation', () => {
    expect(arrest.record()).toEqual(fibrillationTrace(10));
  });

  it.each(ecgCases)('ECG-01 the paper holds every trace of the case $title', ({ record }) => {
    const points = stripsOf(record(), widePage).flatMap(({ path }) => path.slice(1).split('L'));
    for (const point of points) {
      const [x = Number.NaN, y = Number.NaN] = point.split(' ').map(Number);
      expect(x > 0 && x < widePage.width && y > 0 && y < widePage.height).toBe(true);
    }
  });

  it('ECG-13 each case asks for an interpretation with diagnosis first, then for a management list', () => {
    for (const { questions } of ecgCases) {
      expect(questions.map(({ correctAnswer }) => correctAnswer.kind)).toEqual([
        'interpretation',
        'management',
      ]);
    }
  });

  it('ECG-11 the answers name the energies, adrenaline, amiodarone and the door-to-balloon time', () => {
    const management = textOf(arrest.questions[1].correctAnswer);
    expect(management).toContain('200 J biphasic or 360 J monophasic');
    expect(management).toMatch(/Adrenaline 1 mg IV or IO after the 2nd shock/);
    expect(management).toContain('amiodarone 300 mg');
    expect(textOf(infarct.questions.map(({ learningPoints }) => learningPoints))).toContain(
      'door-to-balloon under 90 minutes',
    );
  });

  it('ECG-11 the learning points say which guideline gives adrenaline after which shock', () => {
    const points = textOf(arrest.questions[1].learningPoints);
    expect(points).toMatch(/American Heart Association 2020[^.]*2nd shock/);
    expect(points).toMatch(/European Resuscitation Council 2021[^.]*3rd shock/);
  });

  it('ECG-04 the words for a recording do not give the answer away', () => {
    for (const { inWords, recording, title } of ecgCases) {
      expect(textOf([inWords, recording, title])).not.toMatch(
        /fibrillation|infarct|STEMI|shockable|diagnos/i,
      );
    }
  });
});
