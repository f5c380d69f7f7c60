import TuneOutlined from '@mui/icons-material/TuneOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { ToolCardView } from '../../../blocks/tools/ToolCardView';
import { categories, categoryOf } from '../../../domain/categories';
import { paths } from '../../../domain/paths';
import { settings } from '../../../domain/settings';
import { FilterChip } from '../../../ui/FilterChip';
import { CategoryIcon } from '../../../ui/SpriteIcon';

import { previewTools } from './previewTools';
import { Inside, ListTop, Side, TitleBar, Window } from './showcase.styles';

const chosen = 'coding-assistants';
const from = categories.findIndex(({ slug }) => slug === chosen);
const sideCategories = categories.slice(from, from + 9);
const address = new URL(paths.tools, settings.siteUrl);

const nothing = () => undefined;

/** A small, inert tool list, built from the real components. */
export function PreviewWindow() {
  return (
    <Window>
      <TitleBar>
        <i />
        <i />
        <i />
        <span>{address.host + address.pathname}</span>
      </TitleBar>
      <Inside>
        <Side className="side">
          <p>Categories</p>
          {sideCategories.map(({ slug, name }) => (
            <div key={slug} data-on={slug === chosen ? '' : undefined}>
              <CategoryIcon slug={slug} />
              {name}
            </div>
          ))}
        </Side>
        <div>
          <ListTop>
            <Typography variant="h3" component="p" noWrap>
              {categoryOf(chosen)?.name}
            </Typography>
            <FilterChip label="Pricing" value="Freemium" onRemove={nothing} />
            <Button className="filters" size="small" startIcon={<TuneOutlined />}>
              Filters
            </Button>
          </ListTop>
          <div className="cards">
            {previewTools.map((tool) => (
              <ToolCardView key={tool.id} tool={tool} headingLevel="h3" />
            ))}
          </div>
        </div>
      </Inside>
    </Window>
  );
}
