CREATE TABLE `channels` (
	`table_id` text NOT NULL,
	`seat` integer NOT NULL,
	`address_hash` text NOT NULL,
	`label` text NOT NULL,
	`tells` text DEFAULT 'all' NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`table_id`, `seat`, `address_hash`)
);
--> statement-breakpoint
CREATE INDEX `channels_of_address` ON `channels` (`address_hash`);--> statement-breakpoint
CREATE TABLE `hosts` (
	`host` text PRIMARY KEY NOT NULL,
	`hour` integer NOT NULL,
	`sent` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `addresses` ADD `channel` text DEFAULT 'mail' NOT NULL;--> statement-breakpoint
ALTER TABLE `addresses` ADD `secret` text;