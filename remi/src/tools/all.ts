import { alternativesTool } from './alternatives/tool.ts';
import { antidotesTool, tooMuchTool } from './antidotes/tool.ts';
import { calculatorsTool } from './calculators/tool.ts';
import { chartTool, emergencyTool } from './chart/tool.ts';
import { childTool } from './child/tool.ts';
import { complaintTool, differentialsTool } from './differentials/tool.ts';
import { dosesTool } from './doses/tool.ts';
import { askedHandoverTool, handoverTool } from './handover/tool.ts';
import { hardStopsTool } from './hard-stops/tool.ts';
import { helpLinesTool } from './help-lines/tool.ts';
import { interactionsTool, pairOnPageTool, pairTool } from './interactions/tool.ts';
import { pagesTool } from './pages/tool.ts';
import { explanationTool, planTool } from './plan/tool.ts';
import { preparationTool } from './preparation/tool.ts';
import { purposesTool } from './purposes/tool.ts';
import { contraindicationTool, permissionTool } from './safety/tool.ts';
import { sectionsTool } from './sections/tool.ts';
import type { Tool } from './tool.ts';
import { unpagedTool } from './unpaged/tool.ts';

/** The tools, most specific first. The first that applies and finds something answers. */
export const tools: readonly Tool[] = [
  hardStopsTool,
  tooMuchTool,
  helpLinesTool,
  askedHandoverTool,
  interactionsTool,
  preparationTool,
  purposesTool,
  calculatorsTool,
  childTool,
  unpagedTool,
  alternativesTool,
  chartTool,
  handoverTool,
  antidotesTool,
  permissionTool,
  dosesTool,
  sectionsTool,
  contraindicationTool,
  differentialsTool,
  planTool,
  explanationTool,
  emergencyTool,
  pairOnPageTool,
  pairTool,
  complaintTool,
  pagesTool,
];
