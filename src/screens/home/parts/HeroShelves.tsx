import { BookshelfBoard } from '../../../ui/BookshelfBoard';
import { type BookSpine, BookshelfRow } from '../../../ui/BookshelfRow';

import { ShelvesArea } from './hero.styles';

const assistants: readonly BookSpine[] = [
  { name: 'Copilot', logo: '/logos/mono/githubcopilot.svg', height: 168 },
  { name: 'Claude', logo: '/logos/color/claude.svg', height: 152, tone: 'sand' },
  { name: 'Gemini', logo: '/logos/color/gemini.svg', height: 140, tone: 'stone' },
  { name: 'Replit', logo: '/logos/color/replit.svg', height: 60, isBlock: true },
  { name: 'Cline', logo: '/logos/mono/cline.svg', height: 168, tone: 'ink' },
  { name: 'Codex', logo: '/logos/color/codex.svg', height: 150 },
  { name: 'Kilo Code', logo: '/logos/mono/kilocode.svg', height: 152, tone: 'indigo', leans: 'left' },
];

const media: readonly BookSpine[] = [
  { name: 'Midjourney', logo: '/logos/mono/midjourney.svg', height: 158, tone: 'ice' },
  { name: 'Runway', logo: '/logos/mono/runway.svg', height: 136 },
  { name: 'Suno', logo: '/logos/mono/suno.svg', height: 118, tone: 'stone', leans: 'right' },
  { name: 'Notion', logo: '/logos/mono/notion.svg', height: 150 },
  { name: 'Perplexity', logo: '/logos/brand/perplexity.svg', height: 162, tone: 'accent' },
  { name: 'ElevenLabs', logo: '/logos/mono/elevenlabs.svg', height: 60, isBlock: true },
  { name: 'n8n', logo: '/logos/color/n8n.svg', height: 112, tone: 'sage' },
  { name: 'Grammarly', logo: '/logos/brand/grammarly.svg', height: 142 },
];

const shelves = [
  { label: 'Assistants and code', items: assistants },
  { label: 'Media, notes and automation', items: media },
];

/** Two bookshelves of tools. Decoration only. */
export function HeroShelves() {
  return (
    <ShelvesArea aria-hidden="true">
      {shelves.map(({ label, items }) => (
        <div key={label} className="shelf">
          <div className="things">
            <BookshelfRow items={items} />
          </div>
          <BookshelfBoard />
          <span className="label">{label}</span>
        </div>
      ))}
    </ShelvesArea>
  );
}
