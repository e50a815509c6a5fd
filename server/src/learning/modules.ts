import type { LearningPath } from '@oryx/content';
import { listLearningModules, type PathModules } from '@oryx/contract';
import { type EncodedBody, encodeText, sendEncoded } from '../http/encoded-body.ts';
import { keptHeaders } from '../http/quick-answers.ts';
import type { Route } from '../http/serve.ts';
import type { Learning } from './learning.ts';
import { shownModule } from './shown-module.ts';

/** Returns the route of all modules, serialised and compressed once per version of the content. */
export function modulesRoute({ content }: Pick<Learning, 'content'>): Route {
  let kept: { readonly of: readonly LearningPath[]; readonly body: Promise<EncodedBody> } | undefined;
  return {
    endpoint: listLearningModules,
    answer: async (context) => {
      const { paths } = content;
      if (kept?.of !== paths) kept = { of: paths, body: encodeText('application/json', modulesText(paths)) };
      return sendEncoded(context, await kept.body, keptHeaders);
    },
  };
}

function modulesText(paths: readonly LearningPath[]): string {
  const modules: PathModules[] = paths.map((path) => ({
    pathId: path.id,
    modules: path.modules.map((module) => shownModule({ path, module })),
  }));
  return JSON.stringify(listLearningModules.response.parse(modules));
}
