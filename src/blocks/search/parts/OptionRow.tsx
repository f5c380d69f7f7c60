import AddCircleOutlineOutlined from '@mui/icons-material/AddCircleOutlineOutlined';
import ArrowForward from '@mui/icons-material/ArrowForward';
import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import BookmarksOutlined from '@mui/icons-material/BookmarksOutlined';
import CompareArrows from '@mui/icons-material/CompareArrows';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import History from '@mui/icons-material/History';
import KeyboardReturn from '@mui/icons-material/KeyboardReturn';
import Search from '@mui/icons-material/Search';
import TrendingUpOutlined from '@mui/icons-material/TrendingUpOutlined';
import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined';
import WbSunnyOutlined from '@mui/icons-material/WbSunnyOutlined';
import type { ElementType, HTMLAttributes, MouseEvent } from 'react';

import { markWords } from '../../../lib/words';
import { categoryIcons, fallbackCategoryIcon } from '../../../ui/categoryIcons';
import { ToolLogo } from '../../../ui/ToolLogo';
import type { OptionIcon, SearchOption } from '../searchOptions';

import { Aside, Detail, EnterCap, Label, Row, Texts, Tile } from './optionList.styles';

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
  if (tool)
    return <ToolLogo src={tool.logo} name={tool.name} category={tool.category} size={36} radius={9} />;
  const Icon =
    categorySlug === undefined ? icons[icon] : (categoryIcons[categorySlug] ?? fallbackCategoryIcon);
  return detail ? (
    <Tile>
      <Icon aria-hidden="true" />
    </Tile>
  ) : (
    <Icon aria-hidden="true" />
  );
}

function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return markWords(text, words).map((part, index) =>
    part.isMatch ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
  );
}

interface Props extends HTMLAttributes<HTMLElement> {
  option: SearchOption;
  words: readonly string[];
}

/** An option of the search: a link where it has an address, so that a press can also open a new tab. */
export function OptionRow({ option, words, onClick, ...props }: Props) {
  const { to, kind, label, detail = '', aside = '', tool } = option;
  const press = (event: MouseEvent<HTMLElement>) => {
    if (to !== undefined && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
    event.preventDefault();
    onClick?.(event);
  };
  const marked = ['tool', 'category', 'article', 'page'].includes(kind) ? words : [];
  return (
    <Row
      {...props}
      {...(to === undefined ? { as: 'div' } : { href: to, draggable: false })}
      data-tall={detail === '' ? undefined : ''}
      data-chip={kind === 'task' ? '' : undefined}
      onClick={press}
    >
      {kind === 'task' ? (
        label
      ) : (
        <>
          <Picture option={option} />
          <Texts>
            <Label>
              <Marked text={label} words={marked} />
              {tool?.reviewed ? <VerifiedOutlined color="primary" titleAccess="Editor reviewed" /> : null}
            </Label>
            {detail === '' ? null : (
              <Detail>
                <Marked text={detail} words={marked} />
                {aside === '' ? null : <span data-aside=""> · {aside}</span>}
              </Detail>
            )}
          </Texts>
          {aside === '' ? null : <Aside>{aside}</Aside>}
          {/* A recent search has its button there. */}
          {kind === 'recent' ? null : (
            <EnterCap aria-hidden="true">
              <KeyboardReturn />
            </EnterCap>
          )}
        </>
      )}
    </Row>
  );
}
