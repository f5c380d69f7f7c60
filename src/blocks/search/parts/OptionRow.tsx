import AddCircleOutlineOutlined from '@mui/icons-material/AddCircleOutlineOutlined';
import ArrowForward from '@mui/icons-material/ArrowForward';
import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import BookmarksOutlined from '@mui/icons-material/BookmarksOutlined';
import CompareArrows from '@mui/icons-material/CompareArrows';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import History from '@mui/icons-material/History';
import Search from '@mui/icons-material/Search';
import TrendingUpOutlined from '@mui/icons-material/TrendingUpOutlined';
import WbSunnyOutlined from '@mui/icons-material/WbSunnyOutlined';
import type { ElementType, HTMLAttributes, MouseEvent } from 'react';

import { opensElsewhere } from '../../../lib/opensElsewhere';
import { markWords } from '../../../lib/words';
import { ReviewedIcon } from '../../../ui/ReviewedIcon';
import { CategoryIcon } from '../../../ui/SpriteIcon';
import { ToolLogo } from '../../../ui/ToolLogo';
import type { OptionIcon, SearchOption } from '../searchOptions';

const icons: Readonly<Record<OptionIcon, ElementType>> = {
  add: AddCircleOutlineOutlined,
  article: ArticleOutlined,
  compare: CompareArrows,
  dark: DarkModeOutlined,
  go: ArrowForward,
  history: History,
  light: WbSunnyOutlined,
  saved: BookmarksOutlined,
  search: Search,
  trending: TrendingUpOutlined,
};

function Picture({ option: { tool, categorySlug, icon = 'go', detail } }: { option: SearchOption }) {
  if (tool) return <ToolLogo tool={tool} size={36} radius={9} />;
  const Icon = icons[icon];
  const picture =
    categorySlug === undefined ? <Icon aria-hidden="true" /> : <CategoryIcon slug={categorySlug} />;
  return detail ? <span className="SearchOptions-tile">{picture}</span> : picture;
}

function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return markWords(text, words).map((part, index) =>
    part.isMatch ? <mark key={index}>{part.text}</mark> : part.text,
  );
}

const reviewed = <ReviewedIcon titleAccess="Editor reviewed" />;

interface Props extends HTMLAttributes<HTMLElement> {
  option: SearchOption;
  words: readonly string[];
}

/** The content of an option. */
function OptionContent({ option, words }: { option: SearchOption; words: readonly string[] }) {
  const { kind, label, detail = '', aside = '', tool } = option;
  const marked = ['tool', 'category', 'article', 'page'].includes(kind) ? words : [];
  return (
    <>
      <Picture option={option} />
      <span className="SearchOptions-texts">
        <span className="SearchOptions-label">
          <Marked text={label} words={marked} />
          {tool?.reviewed ? reviewed : null}
        </span>
        {detail === '' ? null : (
          <span className="SearchOptions-detail">
            <Marked text={detail} words={marked} />
            {aside === '' ? null : <span data-aside=""> · {aside}</span>}
          </span>
        )}
      </span>
      {aside === '' ? null : <span className="SearchOptions-aside">{aside}</span>}
    </>
  );
}

/** An option of the search. One with a URL is a link, so that it can also be opened in a new tab. */
export function OptionRow({ option, words, onClick, ...props }: Props) {
  const { to, kind, label, detail = '' } = option;
  const press = (event: MouseEvent<HTMLElement>) => {
    if (to !== undefined && opensElsewhere(event)) return;
    event.preventDefault();
    onClick?.(event);
  };
  const rowProps = {
    ...props,
    'data-tall': detail === '' ? undefined : '',
    'data-chip': kind === 'task' ? '' : undefined,
    'data-recent': kind === 'recent' ? '' : undefined,
    onClick: press,
  };
  const content = kind === 'task' ? label : <OptionContent option={option} words={words} />;
  return to === undefined ? (
    <div {...rowProps}>{content}</div>
  ) : (
    <a {...rowProps} href={to} draggable={false}>
      {content}
    </a>
  );
}
