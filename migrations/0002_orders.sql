CREATE TABLE `orders` (
	`table_id` text NOT NULL,
	`seat` integer NOT NULL,
	`orders` text NOT NULL,
	`version` integer NOT NULL,
	`stopped` text,
	PRIMARY KEY(`table_id`, `seat`)
);
--> statement-breakpoint
ALTER TABLE `actions` ADD `reason` text;