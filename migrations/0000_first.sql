CREATE TABLE `actions` (
	`table_id` text NOT NULL,
	`seq` integer NOT NULL,
	`at` integer NOT NULL,
	`seat` integer,
	`actor` text NOT NULL,
	`action` text,
	`undo_to` integer,
	`events` text NOT NULL,
	`undoable` integer NOT NULL,
	`hash` text NOT NULL,
	`request_key` text,
	`request_hash` text,
	PRIMARY KEY(`table_id`, `seq`)
);
--> statement-breakpoint
CREATE TABLE `addresses` (
	`hash` text PRIMARY KEY NOT NULL,
	`address` text NOT NULL,
	`language` text DEFAULT 'en' NOT NULL,
	`confirmed` integer DEFAULT false NOT NULL,
	`blocked` integer DEFAULT false NOT NULL,
	`fails` integer DEFAULT false NOT NULL,
	`hour` integer DEFAULT 0 NOT NULL,
	`sent_in_hour` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `awaited` (
	`table_id` text PRIMARY KEY NOT NULL,
	`seats` text NOT NULL,
	`wake_at` integer
);
--> statement-breakpoint
CREATE TABLE `chat` (
	`table_id` text NOT NULL,
	`id` integer NOT NULL,
	`at` integer NOT NULL,
	`seat` integer,
	`name` text NOT NULL,
	`text` text NOT NULL,
	PRIMARY KEY(`table_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `games` (
	`table_id` text PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`state` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `mailbox` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`message_id` text NOT NULL,
	`at` integer NOT NULL,
	`to` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`html` text NOT NULL,
	`raw` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `outbox` (
	`key` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`table_id` text,
	`seat` integer,
	`address_hash` text NOT NULL,
	`params` text DEFAULT '{}' NOT NULL,
	`due` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`state` text DEFAULT 'pending' NOT NULL,
	`last_error` text,
	`created_at` integer NOT NULL,
	`claim` text,
	`claimed_until` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `outbox_pending` ON `outbox` (`address_hash`,`due`) WHERE state = 'pending';--> statement-breakpoint
CREATE TABLE `seats` (
	`table_id` text NOT NULL,
	`seat` integer NOT NULL,
	`kind` text NOT NULL,
	`name` text DEFAULT '' NOT NULL,
	`token_hash` text,
	`language` text DEFAULT 'en' NOT NULL,
	`time_zone` text DEFAULT 'UTC' NOT NULL,
	`quiet` text,
	`auto_answer` integer DEFAULT true NOT NULL,
	`autopilot` integer DEFAULT false NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	`address_hash` text,
	`mail` text DEFAULT '{"mode":"each","delay":5,"digestHour":8}' NOT NULL,
	PRIMARY KEY(`table_id`, `seat`)
);
--> statement-breakpoint
CREATE INDEX `seats_of_address` ON `seats` (`address_hash`) WHERE address_hash is not null;--> statement-breakpoint
CREATE TABLE `snapshots` (
	`table_id` text NOT NULL,
	`version` integer NOT NULL,
	`state` text NOT NULL,
	PRIMARY KEY(`table_id`, `version`)
);
--> statement-breakpoint
CREATE TABLE `tables` (
	`id` text PRIMARY KEY NOT NULL,
	`shard` integer NOT NULL,
	`game` text NOT NULL,
	`name` text NOT NULL,
	`status` text NOT NULL,
	`options` text NOT NULL,
	`seats` integer NOT NULL,
	`rules` text NOT NULL,
	`pace` text NOT NULL,
	`seed` text NOT NULL,
	`seed_hash` text NOT NULL,
	`host_hash` text NOT NULL,
	`invite_hash` text NOT NULL,
	`watch_hash` text NOT NULL,
	`practice` integer DEFAULT false NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`started_at` integer,
	`finished_at` integer
);
