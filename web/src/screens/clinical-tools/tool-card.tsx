import { routeOf, type Tool } from '@oryx/calculators';
import { Link } from 'wouter';
import { Button } from '../../ui/button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { Card } from '../../ui/card.tsx';
import { ToolIcon } from './tool-icon.tsx';

/** The card of a tool, with a link to its page, or `Coming Soon` if it has none. */
export function ToolCard({ tool }: { tool: Tool }) {
  const route = routeOf(tool);
  const titleId = `tool-${tool.id}`;
  return (
    <Card aria-labelledby={titleId} className="flex h-full flex-col gap-3">
      <div className="flex gap-3">
        <ToolIcon icon={tool.icon} color={tool.color} />
        <div className="min-w-0">
          <h3 id={titleId} className="font-semibold leading-snug">
            {tool.title}
          </h3>
          <p className="text-ink-muted text-sm">{tool.description}</p>
        </div>
      </div>
      {route === '#' ? (
        <Button variant="secondary" disabled className="mt-auto" aria-describedby={titleId}>
          Coming Soon
        </Button>
      ) : (
        <Link
          href={route}
          className={buttonStyle('secondary', 'mt-auto text-accent-ink')}
          aria-describedby={titleId}
        >
          Open Calculator
        </Link>
      )}
    </Card>
  );
}
