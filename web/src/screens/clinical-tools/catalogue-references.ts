/** Primary publications of the catalogue, in display order. */
export const catalogueReferences: readonly { readonly text: string; readonly doi?: string }[] = [
  {
    text: 'Teasdale G, Jennett B. Assessment of coma and impaired consciousness. Lancet 1974;2:81-4.',
    doi: '10.1016/S0140-6736(74)91639-0',
  },
  { text: 'Royal College of Physicians. National Early Warning Score (NEWS) 2. London: RCP, 2017.' },
  {
    text: 'Vincent JL et al. The SOFA score to describe organ dysfunction and failure. Intensive Care Med 1996;22:707-10.',
    doi: '10.1007/BF01709751',
  },
  {
    text: 'Lip GYH et al. Refining clinical risk stratification for predicting stroke in atrial fibrillation. Chest 2010;137:263-72.',
    doi: '10.1378/chest.09-1584',
  },
  {
    text: 'Granger CB et al. Predictors of hospital mortality in the Global Registry of Acute Coronary Events. Arch Intern Med 2003;163:2345-53.',
    doi: '10.1001/archinte.163.19.2345',
  },
  {
    text: 'Antman EM et al. The TIMI risk score for unstable angina and non-ST elevation MI. JAMA 2000;284:835-42.',
    doi: '10.1001/jama.284.7.835',
  },
  {
    text: 'Brott T et al. Measurements of acute cerebral infarction: a clinical examination scale. Stroke 1989;20:864-70.',
    doi: '10.1161/01.STR.20.7.864',
  },
  {
    text: 'Johnston SC et al. Validation and refinement of scores to predict very early stroke risk after TIA. Lancet 2007;369:283-92.',
    doi: '10.1016/S0140-6736(07)60150-0',
  },
  {
    text: 'Lim WS et al. Defining community acquired pneumonia severity on presentation to hospital. Thorax 2003;58:377-82.',
    doi: '10.1136/thorax.58.5.377',
  },
  {
    text: 'Le Gal G et al. Prediction of pulmonary embolism in the emergency department: the revised Geneva score. Ann Intern Med 2006;144:165-71.',
    doi: '10.7326/0003-4819-144-3-200602070-00004',
  },
  {
    text: 'Champion HR et al. A revision of the trauma score. J Trauma 1989;29:623-9.',
    doi: '10.1097/00005373-198905000-00017',
  },
  {
    text: 'Ballard JL et al. New Ballard Score, expanded to include extremely premature infants. J Pediatr 1991;119:417-23.',
    doi: '10.1016/S0022-3476(05)82056-6',
  },
  {
    text: 'Kroenke K et al. The PHQ-9: validity of a brief depression severity measure. J Gen Intern Med 2001;16:606-13.',
    doi: '10.1046/j.1525-1497.2001.016009606.x',
  },
];
