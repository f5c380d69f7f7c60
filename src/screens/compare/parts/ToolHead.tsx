import Close from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import { Link } from 'react-router-dom';

import { categoryLabel } from '../../../domain/categories';
import { labelOf, pricingModels } from '../../../domain/options';
import { paths } from '../../../domain/paths';
import type { Tool } from '../../../domain/tool';

import { CompareLogo } from './CompareLogo';
import { ToolHeadCell } from './toolHead.styles';

/** The head of a tool's column: logo, name, category, pricing model and the remove button. */
export function ToolHead({ tool, onRemove }: { tool: Tool; onRemove: () => void }) {
  const caption = [categoryLabel(tool.category), labelOf(pricingModels, tool.pricingModel)];
  return (
    <ToolHeadCell scope="col" role="columnheader">
      <div>
        <CompareLogo tool={tool} />
        <span className="names">
          <Link to={paths.tool(tool.slug)} title={tool.name}>
            {tool.name}
          </Link>
          <span>{caption.filter((part) => part !== '').join(' · ')}</span>
        </span>
        <IconButton size="small" aria-label={`Remove ${tool.name} from comparison`} onClick={onRemove}>
          <Close />
        </IconButton>
      </div>
    </ToolHeadCell>
  );
}
