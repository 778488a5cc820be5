export * from './inquiry-types.ts';
export * from './operator-of-service.ts';
export * from './rendered-site.ts';
export * from './site-config.ts';
export * from './site-messages.ts';
export * from './status-services.ts';
