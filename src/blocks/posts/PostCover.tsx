import { createSelector } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';

import { selectToolEntities } from '../../catalogue/toolsSlice';
import { type Post, postPlaceholder } from '../../domain/post';
import { getOwn } from '../../lib/getOwn';
import { HouseCover } from '../../ui/HouseCover';
import { styled } from '../../ui/theme/styled';
import { useBrokenImage } from '../../ui/useBrokenImage';

const Picture = styled('img')({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });

function logosOf(relatedTools: readonly string[]) {
  return createSelector([selectToolEntities], (tools) =>
    relatedTools.flatMap((id) => {
      const tool = getOwn(tools, id);
      return tool ? [{ src: tool.logo, name: tool.name }] : [];
    }),
  );
}

type Covered = Pick<Post, 'slug' | 'image' | 'relatedTools' | 'coverLogos' | 'coverTint'>;

/** A generated cover with the post's own logos or, if it has none, those of its related tools. */
function DrawnCover({ post }: { post: Covered }) {
  const selectLogos = useMemo(() => logosOf(post.relatedTools), [post.relatedTools]);
  const known = useSelector(selectLogos);
  const given = post.coverLogos.map((src) => ({ src, name: post.slug }));
  return <HouseCover seed={post.slug} tint={post.coverTint} logos={given.length > 0 ? given : known} />;
}

/** A post's image: a placeholder if it fails to load, or a generated cover if it has none (blog-8). */
export function PostCover({ post }: { post: Covered }) {
  const { broken, imageProps } = useBrokenImage(post.image);
  if (post.image === '') return <DrawnCover post={post} />;
  return (
    <Picture
      {...imageProps}
      src={broken ? postPlaceholder : post.image}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
