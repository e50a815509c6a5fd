import { checkHazards } from '../hazards.mjs';
import { runMain } from '../problem.mjs';
import { checkRequirements } from '../requirements.mjs';

await runMain(async () => {
  checkRequirements();
  checkHazards();
});
