/** Style sheets are imported for their effect; the bundler carries them. */
declare module '*.css' {}
