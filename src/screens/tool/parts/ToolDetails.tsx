import ChevronRight from '@mui/icons-material/ChevronRight';
import Chip from '@mui/material/Chip';
import { Link } from 'react-router-dom';

import { categoryOf } from '../../../domain/categories';
import { industries, labelOf } from '../../../domain/options';
import { listingPath, paths } from '../../../domain/paths';
import type { Tool } from '../../../domain/tool';
import { formatDate } from '../../../lib/dates';
import { titleCaseSlug, toSlug } from '../../../lib/text';

import { Badges, DetailsTitle, DetailsList, DetailsPanel, PremiumLink } from './toolDetails.styles';

/** The label of an industry: the fixed list's, else the value in title case. */
function industryLabel(value: string): string {
  const known = labelOf(industries, toSlug(value));
  return known === toSlug(value) ? titleCaseSlug(value) : known;
}

/** Category, subcategories, best for, integrations and date, as far as they are known (tool-11, tool-12). */
export function ToolDetails({ tool }: { tool: Tool }) {
  const category = categoryOf(tool.category);
  const date = formatDate(tool.lastUpdated);
  return (
    <div>
      <DetailsPanel>
        <DetailsTitle>Details</DetailsTitle>
        <DetailsList>
          {category ? (
            <div data-row="">
              <dt>Category</dt>
              <dd>
                <Link to={paths.category(category.slug)}>{category.name}</Link>
              </dd>
            </div>
          ) : null}
          {tool.subcategories.length > 0 ? (
            <div>
              <dt>Subcategories</dt>
              <dd>
                <Badges>
                  {tool.subcategories.map((name) => (
                    <Chip key={name} label={name} />
                  ))}
                </Badges>
              </dd>
            </div>
          ) : null}
          {tool.industryFit.length > 0 ? (
            <div>
              <dt>Best For</dt>
              <dd>
                {tool.industryFit.map((industry, index) => (
                  <span key={industry}>
                    {index > 0 ? ', ' : null}
                    <Link to={listingPath({ industry })}>{industryLabel(industry)}</Link>
                  </span>
                ))}
              </dd>
            </div>
          ) : null}
          {tool.integratedWith.length > 0 ? (
            <div>
              <dt>Integrations</dt>
              <dd>
                <Badges>
                  {tool.integratedWith.map((name) => (
                    <Chip key={name} label={name} />
                  ))}
                </Badges>
              </dd>
            </div>
          ) : null}
          {date === '' ? null : (
            <div data-row="">
              <dt>Last Updated</dt>
              <dd>
                <time dateTime={tool.lastUpdated}>{date}</time>
              </dd>
            </div>
          )}
        </DetailsList>
      </DetailsPanel>
      <PremiumLink to={`${paths.contact}?subject=${encodeURIComponent('Premium Listing')}`}>
        <span>
          <strong>Premium Listing</strong>
          <span>Is this your product? Feature it here.</span>
        </span>
        <ChevronRight aria-hidden="true" />
      </PremiumLink>
    </div>
  );
}
