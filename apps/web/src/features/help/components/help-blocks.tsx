import { Link } from 'react-router';
import { CodeBlock } from '../../../components/ui/code-block.tsx';
import { apiUrl } from '../../../lib/api-client.ts';
import { EightCategories } from '../../../components/figures/eight-categories.tsx';
import { EngineMerge } from '../figures/engine-merge.tsx';
import type { HelpBlock, HelpFigure } from '../help-article.ts';

const figures: Record<HelpFigure, () => React.ReactNode> = {
  engines: () => <EngineMerge />,
  categories: () => <EightCategories />,
};

/** The content of an article. */
export function HelpBlocks({ content }: { content: readonly HelpBlock[] }) {
  return (
    <div className="prose">
      {content.map((block, index) => (
        // The content of an article never changes its order.
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: HelpBlock }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('steps' in block) {
    return (
      <ol>
        {block.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    );
  }
  if ('points' in block) {
    return (
      <ul>
        {block.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    );
  }
  if ('facts' in block) {
    return (
      <dl className="help-facts">
        {block.facts.map(([term, detail]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
    );
  }
  if ('code' in block) return <CodeBlock {...block} />;
  if ('figure' in block) return figures[block.figure]();
  return (
    <ul className="help-links">
      {block.links.map(({ to, label, servedByApi }) => (
        <li key={to}>
          {servedByApi ? <a href={apiUrl(to)}>{label}</a> : <Link to={to}>{label}</Link>}
        </li>
      ))}
    </ul>
  );
}
