CREATE TABLE "public"."cities" (
    "id" int4 NOT NULL,
    "name" varchar(17) COLLATE "pg_catalog"."default" NOT NULL,
    "slug" varchar(26) COLLATE "pg_catalog"."default",
    "province_id" int4 NOT NULL
);

INSERT INTO "public"."cities" VALUES (1, 'اسکو', 'اسکو', 1);

INSERT INTO "public"."cities" VALUES (2, 'اهر', 'اهر', 1);

INSERT INTO "public"."cities" VALUES (3, 'ایلخچی', 'ایلخچی', 1);

INSERT INTO "public"."cities" VALUES (4, 'آبش احمد', 'آبش-احمد', 1);

INSERT INTO "public"."cities" VALUES (5, 'آذرشهر', 'آذرشهر', 1);

INSERT INTO "public"."cities" VALUES (6, 'آقکند', 'آقکند', 1);

INSERT INTO "public"."cities" VALUES (7, 'باسمنج', 'باسمنج', 1);

INSERT INTO "public"."cities" VALUES (8, 'بخشایش', 'بخشایش', 1);

INSERT INTO
    "public"."cities"
VALUES
    (9, 'بستان آباد', 'بستان-آباد', 1);

INSERT INTO "public"."cities" VALUES (10, 'بناب', 'بناب', 1);

INSERT INTO
    "public"."cities"
VALUES
    (11, 'بناب جدید', 'بناب-جدید', 1);

INSERT INTO "public"."cities" VALUES (12, 'تبریز', 'تبریز', 1);

INSERT INTO "public"."cities" VALUES (13, 'ترک', 'ترک', 1);

INSERT INTO
    "public"."cities"
VALUES
    (14, 'ترکمانچای', 'ترکمانچای', 1);

INSERT INTO "public"."cities" VALUES (15, 'تسوج', 'تسوج', 1);

INSERT INTO
    "public"."cities"
VALUES
    (16, 'تیکمه داش', 'تیکمه-داش', 1);

INSERT INTO "public"."cities" VALUES (17, 'جلفا', 'جلفا', 1);

INSERT INTO "public"."cities" VALUES (18, 'خاروانا', 'خاروانا', 1);

INSERT INTO "public"."cities" VALUES (19, 'خامنه', 'خامنه', 1);

INSERT INTO "public"."cities" VALUES (20, 'خراجو', 'خراجو', 1);

INSERT INTO "public"."cities" VALUES (21, 'خسروشهر', 'خسروشهر', 1);

INSERT INTO "public"."cities" VALUES (22, 'خضرلو', 'خضرلو', 1);
