import { BookshelfBoard } from '../../../ui/BookshelfBoard';
import { BookshelfRow, type BookSpine } from '../../../ui/BookshelfRow';

import { PreviewWindow } from './PreviewWindow';
import { Stage } from './showcase.styles';

const left: readonly BookSpine[] = [
  { name: 'Midjourney', logo: '/logos/mono/midjourney.svg', height: 148, tone: 'ice' },
  { name: 'Runway', logo: '/logos/mono/runway.svg', height: 176 },
  { name: 'Claude', logo: '/logos/color/claude.svg', height: 160, tone: 'sand' },
];

const right: readonly BookSpine[] = [
  { name: 'Perplexity', logo: '/logos/brand/perplexity.svg', height: 172, tone: 'accent' },
  { name: 'Notion', logo: '/logos/mono/notion.svg', height: 150 },
  { name: 'n8n', logo: '/logos/color/n8n.svg', height: 128, tone: 'sage', leans: 'left' },
];

/** A preview of the directory on a bookshelf between tools (landing-3). Purely decorative. */
export function Showcase() {
  return (
    <Stage inert aria-hidden="true">
      <div className="things">
        <div className="bookshelf">
          <BookshelfRow items={left} />
        </div>
        <PreviewWindow />
        <div className="bookshelf">
          <BookshelfRow items={right} />
        </div>
      </div>
      <BookshelfBoard />
    </Stage>
  );
}
