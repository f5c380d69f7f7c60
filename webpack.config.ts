import path from 'node:path';
import { type BrotliOptions, constants } from 'node:zlib';

import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import refreshTransformer from 'react-refresh-typescript';
import TerserPlugin from 'terser-webpack-plugin';
import {
  BannerPlugin,
  Compilation,
  type Configuration,
  DefinePlugin,
  NormalModuleReplacementPlugin,
} from 'webpack';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';

import { chunkFilesName, ChunkFilesPlugin } from './src/server/build/chunkFilesPlugin';
import { codeHash } from './src/server/build/codeHash';
import { readBuildSettings } from './src/server/buildSettings';
import { logoCopyPatterns } from './src/server/bundledLogos';
import { cataloguePath } from './src/server/catalogue/catalogueFolder';
import { CataloguePlugin } from './src/server/catalogue/cataloguePlugin';

/** Read by `buildSite` alone. */
const notCompressed = [chunkFilesName, 'index.html'];

export default function configure(
  _env: unknown,
  { mode = 'development' }: { mode?: 'development' | 'production' },
): Configuration & { devServer: DevServerConfiguration } {
  const isProduction = mode === 'production';
  const settings = readBuildSettings(process.env, mode);
  // `npm run build` sets it. Builds of the same code with other settings share their work.
  const cacheFolder = process.env.BUILD_CACHE;

  return {
    mode,
    // The browsers in package.json.
    target: 'browserslist',
    context: __dirname,
    entry: './src/app/index.tsx',
    ...(cacheFolder
      ? {
          cache: {
            type: 'filesystem',
            cacheDirectory: path.resolve(cacheFolder, 'webpack'),
            // What was compiled by other code or other packages is not looked at.
            version: codeHash(),
          },
        }
      : {}),
    devtool: isProduction ? 'source-map' : 'eval-cheap-module-source-map',
    output: {
      path: path.resolve(__dirname, 'dist'),
      publicPath: '/',
      filename: isProduction ? 'assets/[name].[contenthash:6].js' : 'assets/[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:6][ext]',
      clean: true,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      // The package's exports name its development build only, which carries warnings.
      alias: isProduction
        ? {
            '@emotion/is-prop-valid$': path.resolve(__dirname, 'src/ui/isPropValid.ts'),
            'react-router$': path.resolve(__dirname, 'node_modules/react-router/dist/production/index.mjs'),
            'react-router/dom$': path.resolve(
              __dirname,
              'node_modules/react-router/dist/production/dom-export.mjs',
            ),
          }
        : {},
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'ts-loader',
          options: {
            configFile: 'tsconfig.browser.json',
            transpileOnly: true,
            compilerOptions: { noEmit: false, sourceMap: true },
            getCustomTransformers: () => ({ before: isProduction ? [] : [refreshTransformer()] }),
          },
        },
        { test: /\.woff2$/, type: 'asset/resource' },
        // Emotion imports it for `withTheme`, which nothing uses, and its package does not say that it can be dropped.
        { test: /node_modules\/hoist-non-react-statics\//, sideEffects: false },
      ],
    },
    plugins: [
      // Every Button loads it for its `loading` state, which BusyButton has instead (docs/adr/0004).
      new NormalModuleReplacementPlugin(
        /^\.\.\/CircularProgress\/index\.mjs$/,
        path.resolve(__dirname, 'src/ui/NoLoadingIndicator.ts'),
      ),
      // The questions expand in CSS.
      new NormalModuleReplacementPlugin(
        /^\.\.\/Collapse\/index\.mjs$/,
        path.resolve(__dirname, 'src/ui/NoCollapse.ts'),
      ),
      // Nothing ripples: the theme sets disableRipple.
      new NormalModuleReplacementPlugin(
        /^\.\/TouchRipple\.mjs$/,
        path.resolve(__dirname, 'src/ui/NoTouchRipple.ts'),
      ),
      // Chromium compiles a script's functions while it loads, and not one by one when they are first called, on the main thread
      // (docs/adr/0011).
      ...(isProduction
        ? [
            new BannerPlugin({
              banner: '//# allFunctionsCalledOnLoad',
              raw: true,
              include: /\.js$/,
              // After minification, which removes comments.
              stage: Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1,
            }),
          ]
        : []),
      new DefinePlugin({
        __SETTINGS__: JSON.stringify(settings),
        '__SETTINGS__.reduxDevtools': JSON.stringify(settings.reduxDevtools),
      }),
      // A build writes the catalogue itself (server/build/buildSite.ts).
      ...(isProduction
        ? []
        : [new CataloguePlugin({ source: cataloguePath(), isServed: settings.apiBaseUrl === '' })]),
      new HtmlPlugin({
        template: './public/index.html',
        scriptLoading: 'defer',
        ...(isProduction
          ? {
              minify: {
                collapseWhitespace: true,
                keepClosingSlash: true,
                minifyCSS: true,
                minifyJS: true,
                removeComments: true,
              },
            }
          : {}),
      }),
      new CopyPlugin({
        patterns: [
          { from: 'public', globOptions: { ignore: ['**/index.html'] }, noErrorOnMissing: true },
          ...logoCopyPatterns(__dirname),
        ],
      }),
      ...(isProduction
        ? [
            new ChunkFilesPlugin(),
            new CompressionPlugin({
              exclude: notCompressed,
              test: /\.(js|svg|html|css|json|txt|xml)$/,
              minRatio: 0.95,
            }),
            new CompressionPlugin<BrotliOptions>({
              exclude: notCompressed,
              test: /\.(js|svg|html|css|json|txt|xml)$/,
              filename: '[path][base].br',
              algorithm: 'brotliCompress',
              compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
              minRatio: 0.95,
            }),
          ]
        : [new ReactRefreshPlugin({ overlay: false })]),
    ],
    optimization: {
      splitChunks: {
        // One file for what most screens share: many small ones compress worse (docs/adr/0004).
        // The search is no screen, and shares its code with all of them.
        cacheGroups: {
          default: false,
          shared: {
            name: 'shared',
            chunks: (chunk) => !chunk.canBeInitial() && chunk.name !== 'search',
            minChunks: 16,
          },
        },
      },
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { format: { comments: false }, compress: { passes: 5 } },
        }),
      ],
    },
    performance: { hints: false },
    devServer: {
      port: Number(process.env.PORT ?? 3000),
      hot: true,
      historyApiFallback: { disableDotRule: true },
      static: false,
      // No script changes with the catalogue.
      watchFiles: [cataloguePath()],
      client: { overlay: false },
    },
    stats: isProduction ? { preset: 'errors-warnings', assets: false } : 'errors-warnings',
  };
}
