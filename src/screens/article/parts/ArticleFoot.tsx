import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { memo, useId } from 'react';

import { listingUrl } from '../../../domain/listingUrl';
import { paths } from '../../../domain/paths';
import type { Post } from '../../../domain/post';
import { usePageUrl } from '../../../features/sharing/usePageUrl';
import { linkedInShareUrl, xShareUrl } from '../../../lib/shareUrls';
import { belowFold } from '../../../ui/belowFold';
import { SiteLink } from '../../../ui/SiteLink';
import { NetworkIcon } from '../../../ui/SpriteIcon';

import { CopyLinkButton } from './CopyLinkButton';
import { TagChip } from './TagChip';

/** Tags on the left, sharing on the right (article-6, article-9). */
export const ArticleFoot = memo(function ArticleFoot({ post }: { post: Post }) {
  const url = usePageUrl(paths.post(post.slug));
  const hintId = useId();
  const network = { component: 'a', target: '_blank', rel: 'noopener', size: 'small' } as const;
  return (
    <Stack
      {...belowFold}
      direction="row"
      sx={{
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        gap: '12px 16px',
        mt: 12,
        pt: 5,
        borderTop: 1,
        borderColor: 'divider',
        displayPrint: 'none',
      }}
    >
      {post.tags.length > 0 ? (
        <Stack
          component="ul"
          role="list"
          aria-label="Tags"
          direction="row"
          sx={{ flexWrap: 'wrap', gap: 2, minWidth: 0, m: 0, p: 0, listStyle: 'none' }}
        >
          {post.tags.map((tag) => (
            <Stack component="li" key={tag} direction="row" sx={{ minWidth: 0, maxWidth: '100%' }}>
              <TagChip
                component={SiteLink}
                to={listingUrl({ tag })}
                clickable
                variant="outlined"
                size="medium"
                label={`#${tag}`}
                title={tag}
                dir="auto"
              />
            </Stack>
          ))}
        </Stack>
      ) : null}
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'flex-start', gap: 2 }}>
        <Button
          {...network}
          href={xShareUrl({ url, title: post.title })}
          aria-describedby={hintId}
          startIcon={<NetworkIcon network="x" />}
        >
          Share on X
        </Button>
        <Button
          {...network}
          href={linkedInShareUrl(url)}
          aria-describedby={hintId}
          startIcon={<NetworkIcon network="linkedin" />}
        >
          Share on LinkedIn
        </Button>
        <CopyLinkButton title={post.title} url={url} />
        {/* aria-describedby, so that the links keep their accessible names. */}
        <span id={hintId} hidden>
          opens in a new tab
        </span>
      </Stack>
    </Stack>
  );
});
